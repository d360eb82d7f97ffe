/** Made by the build from GeoNames: see scripts/gazetteer.ts. */
declare module 'virtual:gazetteer' {
  const table: string;
  export default table;
}
