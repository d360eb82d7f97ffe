export default function P() {
  return <h1>blog/blog-page</h1>;
}
