export default function P() {
  return <h1>tools/scam-detector-page</h1>;
}
