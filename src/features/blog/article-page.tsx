export default function P() {
  return <h1>blog/article-page</h1>;
}
