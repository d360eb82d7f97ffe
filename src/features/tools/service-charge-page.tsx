export default function P() {
  return <h1>tools/service-charge-page</h1>;
}
