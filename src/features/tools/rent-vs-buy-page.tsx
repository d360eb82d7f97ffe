export default function P() {
  return <h1>tools/rent-vs-buy-page</h1>;
}
