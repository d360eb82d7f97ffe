interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_TILE_URL?: string;
  /** 'nominatim', 'photon' or 'server'; anything else is the gazetteer on the device. */
  readonly VITE_GEOCODER?: string;
  readonly VITE_GEOCODER_URL?: string;
  readonly VITE_PROFILE?: string;
}

/** Made by the build from open data: see scripts/base-map.mjs. */
declare module 'virtual:base-map' {
  const data: {
    states: number[][];
    /** Parts of the states' rings, three numbers each: ring, first point, how many lines. */
    borders: number[];
    coastal: number[];
    shore: number[];
    around: number[][];
  };
  export default data;
}

/** Texts of src/content in the form that the question mark asks for: see scripts/content. */
declare module '*.md?faq' {
  const category: import('./content/faq/faq-category').FaqCategory;
  export default category;
}
declare module '*.md?legal' {
  const document: import('./content/legal/legal-document').LegalDocument;
  export default document;
}
