export { ChannelsModule } from './channels.module.js';
