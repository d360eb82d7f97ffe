import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyLogin } from '../../src/contract/people/second-factor';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

type Signing = {
  challenge: string;
  /** Where the browser says it is. */
  origin?: string;
  /** Whose passkey it takes it for. */
  rpId?: string;
  /** Whether the holder unlocked it. */
  verified?: boolean;
  counter?: number;
};

/** A passkey without a browser, of ECDSA on P-256 (WebAuthn level 2). */
export class SoftPasskey {
  readonly id = text(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** What a browser answers when it has made this passkey. */
  create(asked: Signing): NewPasskey['credential'] {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([
      this.data(asked, WITH_KEY),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length % 256]),
      data,
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(said('webauthn.create', asked)),
        attestationObject: text(attestation),
      },
    };
  }

  /** What a browser answers when this passkey has signed. */
  sign(asked: Signing): PasskeyLogin['credential'] {
    const data = this.data(asked, 0);
    const client = said('webauthn.get', asked);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(
          sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey),
        ),
      },
    };
  }

  private data(asked: Signing, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(asked.counter ?? 0);
    const flags = PRESENT | (asked.verified === false ? 0 : VERIFIED) | more;
    return Buffer.concat([sha256(asked.rpId ?? 'gida.test'), Buffer.from([flags]), counter]);
  }
}

function said(type: string, { challenge, origin = 'http://gida.test' }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
