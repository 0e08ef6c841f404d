export default function HomePage() {
  return <h1>Tires, priced out the door.</h1>;
}
