export default function P() {
  return <h1>legal/terms-page</h1>;
}
