import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../plugins/settings';
import type { BlobStore } from './blob-store';

const TIMEOUT_MS = 20_000;

/** Photos in a bucket of any service that speaks S3, for several servers that share no disk. */
export function s3BlobStore(settings: S3Settings): BlobStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 3,
  });
  const ask = async (method: string, name: string, init: RequestInit = {}) => {
    const answer = await client.fetch(`${settings.url}/${name}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The bucket answered ${method} ${name} with ${answer.status}`);
  };
  return {
    put: async (name, bytes) => {
      const answer = await ask('PUT', name, {
        body: Buffer.from(bytes),
        headers: { 'content-type': 'image/webp' },
      });
      if (answer.status === 404) throw new Error(`There is no bucket at ${settings.url}`);
    },
    read: async (name) => {
      const answer = await ask('GET', name);
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    delete: async (name) => void (await ask('DELETE', name)),
  };
}
