import type { PageId } from '../../contract/pages';
import { sourceOf } from '../page-code';

/** What the build made: the file of each page's code by its source, and what each file brings along. */
export type Build = {
  pages: Record<string, string>;
  manifest: Record<string, { file: string; css?: string[]; imports?: string[] }>;
};

/**
 * The shell with a page's HTML in it, the page's styles, and a head start for its code. With `path` the
 * app takes the HTML over where it stands; without, it draws the page anew.
 */
export function fillShell(
  shell: string,
  { id, path, html }: { id: PageId; path?: string; html: string },
  build: Build,
): string {
  const files = filesOf(sourceOf(id), build);
  // As an attribute: the shell's import map names every file.
  const isMissing = (file: string) => !shell.includes(`="/${file}"`);
  const links = [
    ...files.css.filter(isMissing).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...files.scripts
      .filter(isMissing)
      .map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ];
  return shell
    .replace(
      '<div id="root">',
      path === undefined ? '<div id="root">' : `<div id="root" data-prerendered="${path}">`,
    )
    .replace(/<!--app-->[\s\S]*<!--\/app-->/, () => html)
    .replace('</head>', () => `${links.join('')}</head>`);
}

function filesOf(source: string, { pages, manifest }: Build): { css: string[]; scripts: string[] } {
  const css = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  const entry = Object.entries(manifest).find(([, { file }]) => file === pages[source]);
  if (entry === undefined) throw new Error(`The build has no file for ${source}`);
  visit(entry[0]);
  return { css: [...css], scripts: [...scripts] };
}
