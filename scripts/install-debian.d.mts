/** Installs Debian packages where this is possible (apt-get, root); answers whether it worked. */
export function installDebian(...names: string[]): boolean;
