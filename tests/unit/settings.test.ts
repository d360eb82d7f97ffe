import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/plugins/settings';

describe('settings', () => {
  test.each([
    [{ PORT: 'abc' }, "PORT is 'abc', but must be a whole number from 1 to 65535"],
    [{ PORT: '70000' }, "PORT is '70000', but must be a whole number from 1 to 65535"],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is not understood, but must be an address such as postgres://',
    ],
    [{ PUBLIC_URL: 'gida' }, "PUBLIC_URL is 'gida', but must be an address such as https://"],
    [
      { PUBLIC_URL: 'https://example.com/gida' },
      "PUBLIC_URL is 'https://example.com/gida', but must be an address such as https://gida.example, with nothing behind the host",
    ],
    [
      { SMTP_URL: 'mail.example' },
      'SMTP_URL is not understood, but must be an address such as smtp://',
    ],
    [{ DEMO: 'maybe' }, "DEMO is 'maybe', but must be 0 or 1"],
    [
      { SMS_URL: 'termii' },
      "SMS_URL is 'termii', but must be the address of an SMS gateway, such as https://api.ng.termii.com",
    ],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY is missing, but SMS_URL is given'],
    [
      { SMS_URL: 'https://sms.example', SMS_KEY: 'k' },
      'SMS_SENDER is missing, but SMS_URL is given',
    ],
    [{ SMS_KEY: 'k' }, 'SMS_URL is missing, but a key or a sender for it is given'],
    [{ SMS_SENDER: 'Gida' }, 'SMS_URL is missing, but a key or a sender for it is given'],
    [
      { SMS_SENDER: 'Gi' },
      "SMS_SENDER is 'Gi', but must be a name of 3 to 11 letters and digits, such as Gida",
    ],
    [{ SMS_SENDER: 'Gida Homes!' }, 'but must be a name of 3 to 11 letters and digits'],
    [{ SMS_CHANNEL: 'whatsapp' }, "SMS_CHANNEL is 'whatsapp', but must be generic or dnd"],
  ])('%o is refused in one line', (env, line) => {
    expect(() => readSettings(env)).toThrow(line);
  });
  test('of an SMS gateway are all there or none', () => {
    expect(readSettings({}).sms).toBeNull();
    const env = { SMS_URL: 'https://sms.example/', SMS_KEY: 'k4711', SMS_SENDER: 'Gida' };
    expect(readSettings(env).sms).toEqual({
      url: 'https://sms.example',
      key: 'k4711',
      sender: 'Gida',
      channel: 'generic',
    });
    expect(readSettings({ ...env, SMS_CHANNEL: 'dnd' }).sms?.channel).toBe('dnd');
  });
  test('defaults are a demo on this machine, and DATABASE_URL ends the demo', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: 'localhost',
      databaseUrl: null,
      smtpUrl: null,
      demo: true,
      publicUrl: 'http://localhost:8080',
    });
    expect(readSettings({ DATABASE_URL: 'postgres://u@h/d' }).demo).toBe(false);
    expect(readSettings({ PUBLIC_URL: 'https://gida.example/' }).publicUrl).toBe(
      'https://gida.example',
    );
  });
});
