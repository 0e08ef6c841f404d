export { BySection } from './BySection';
export { Footer } from './Footer';
export { Header } from './Header';
export { LoadingBar } from './LoadingBar';
export { preloadFont } from './preload-font';
export { SupportPhoneContext } from './support-phone';
