export default function P() {
  return <h1>faq/faq-page</h1>;
}
