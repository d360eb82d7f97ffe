import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestAccount } from './test-app';
import { request } from './test-calls';

/** The request that gives a property a one-coloured photo; the same colour makes the same files. */
export async function putPhoto(
  propertyId: string,
  as: TestAccount,
  color = '#336644',
  photoId: string = randomUUID(),
) {
  const payload = await sharp({
    create: { width: 400, height: 300, channels: 3, background: color },
  })
    .png()
    .toBuffer();
  return request(`PUT /api/properties/${propertyId}/photos/${photoId}?position=0`, {
    headers: { 'content-type': 'image/png' },
    payload,
    as,
  });
}
