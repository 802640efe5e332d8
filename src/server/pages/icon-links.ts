// Links to the icons and the manifest in every document's head.

const LINKS = {
  'favicon.svg': '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  'favicon.ico': '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  'apple-touch-icon.png': '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  'site.webmanifest': '<link rel="manifest" href="/site.webmanifest">',
};

/** Links to those icons that are among the files at the root of the site. */
export function iconLinks(rootFiles: readonly string[]): string {
  return Object.entries(LINKS)
    .flatMap(([file, link]) => (rootFiles.includes(file) ? [link] : []))
    .join('\n');
}

/** The desk is installed as an app of its own. */
export const withDeskManifest = (head: string): string =>
  [
    head.replace(`${LINKS['site.webmanifest']}`, '').trimEnd(),
    '<link rel="manifest" href="/admin/manifest.webmanifest">',
  ].join('\n');
