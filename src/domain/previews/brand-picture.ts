/** The picture of pages that have none of their own: the app's icon. */
export function brandPicture(publicUrl: string) {
  return { url: `${publicUrl}/icons/icon-512.png`, width: 512, height: 512 };
}
