export default function P() {
  return <h1>legal/privacy-policy-page</h1>;
}
