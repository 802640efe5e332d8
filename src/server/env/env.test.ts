import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EnvError, environmentForPrograms, readEnv } from './env.ts';

const EVERYBODY = [
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1, 0.0.0.0/0',
  '0.0.0.0/1,128.0.0.0/1',
  '128.0.0.0/2,0.0.0.0/1,192.0.0.0/3,224.0.0.0/3',
  '8000::/1, ::/1',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/97,128.0.0.0/1',
];

describe('readEnv', () => {
  it('has the defaults of the contract', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      dataDir: './data',
      databaseUrl: null,
      shopDir: './shop',
      admin: null,
      trustProxy: null,
      hasRateLimits: true,
      assistant: null,
      textToSpeech: null,
      textToSpeechCommand: null,
      speechToText: null,
      dailyAiCalls: 20_000,
      unconfirmedAfterMs: 15 * 60_000,
      metricsPort: null,
      logLevel: 'info',
    });
  });

  it('takes a variable that is set to nothing as unset', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: ' ', ADMIN_USERNAME: '', ADMIN_PASSWORD: '' })).toEqual(
      readEnv({}),
    );
  });

  it('reads what is well-formed', () => {
    const env = readEnv({
      HOST: '::1',
      PORT: '0',
      PUBLIC_URL: 'https://Shop.example/',
      DATABASE_URL: 'postgres://boldwork:secret@db/boldwork',
      ADMIN_USERNAME: 'owner',
      ADMIN_PASSWORD: ' twelve chars ',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      RATE_LIMITS: 'off',
      ASSISTANT_BASE_URL: 'http://localhost:11434/v1/',
      ASSISTANT_MODEL: 'qwen3:8b',
      UNCONFIRMED_AFTER_MINUTES: '0.05',
      MAIL_FROM: 'Bold Work <hello@shop.example>',
    });
    expect(env).toMatchObject({
      host: '::1',
      port: 0,
      publicUrl: 'https://shop.example',
      databaseUrl: 'postgres://boldwork:secret@db/boldwork',
      admin: { username: 'owner', password: ' twelve chars ' },
      trustProxy: ['10.0.0.0/8', '::1'],
      hasRateLimits: false,
      assistant: { baseUrl: 'http://localhost:11434/v1', model: 'qwen3:8b', apiKey: null },
      unconfirmedAfterMs: 3000,
      mailFrom: { name: 'Bold Work', address: 'hello@shop.example' },
    });
    expect(readEnv({ MAIL_FROM: ' hello@shop.example ' }).mailFrom).toEqual({
      name: '',
      address: 'hello@shop.example',
    });
    expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    const most = ['0.0.0.0/1', '192.0.0.0/2', '::/1', '2001:db8::1', '::ffff:10.0.0.1'];
    expect(readEnv({ TRUST_PROXY: most.join() }).trustProxy).toEqual(most);
  });

  const malformed: Record<string, string[]> = {
    HOST: ['a b', 'http://localhost', '-x', 'a..b'],
    PORT: ['http', '-1', '65536', '3e3', '30 00'],
    PUBLIC_URL: [
      'shop.example',
      'ftp://shop.example',
      'https://shop.example/path',
      'https://u:p@shop.example',
      'https://shop.example/?',
    ],
    DATABASE_URL: ['mysql://localhost/x', 'postgres', 'postgres://'],
    ADMIN_USERNAME: ['a\nb'],
    TRUST_PROXY: [
      'true',
      '0',
      '100',
      '10.0.0.0/33',
      'proxy.example',
      '10.0.0.1,',
      'fe80::1%eth0',
      'fe80::1%eth0/64',
      ...EVERYBODY,
    ],
    RATE_LIMITS: ['yes', 'OFF'],
    ASSISTANT_BASE_URL: ['localhost:11434', 'file:///v1', 'https://x.example/v1?a=b'],
    TTS_BASE_URL: ['localhost:8880', 'https://x.example/v1?a=b'],
    TTS_COMMAND: ['say "hello', "say 'hello", '"" --stdout', 'say \\'],
    STT_BASE_URL: ['localhost:8880'],
    DAILY_AI_CALLS: ['-1', '1.5', 'many'],
    SMTP_URL: ['mail.example', 'http://mail.example'],
    NOTIFY_EMAIL: ['owner', 'a@b'],
    NOTIFY_WEBHOOK_URL: ['hooks.example', 'ftp://hooks.example'],
    MAIL_FROM: ['Bold Work', 'Bold <x>'],
    IMAP_URL: ['mail.example', 'https://mail.example'],
    REPLY_TO: ['shop', 'a*b*c@shop.example', 'hello@*'],
    UNCONFIRMED_AFTER_MINUTES: ['0', '-1', 'soon', '1e3'],
    METRICS_PORT: ['0', 'x'],
    LOG_LEVEL: ['verbose'],
  };
  it.each(Object.entries(malformed))(
    'refuses a malformed %s with one line that names it and an example',
    (name, values) => {
      for (const value of values) {
        const message = refusal({ [name]: value });
        expect(message).toMatch(new RegExp(`^${name} must be .+, for example ${name}=\\S.*$`));
      }
    },
  );

  it('asks for both halves of an account and of the model', () => {
    expect(refusal({ ADMIN_USERNAME: 'owner' })).toMatch(
      /^ADMIN_PASSWORD must be set too where ADMIN_USERNAME is, for example /,
    );
    expect(refusal({ ADMIN_PASSWORD: 'long enough, surely' })).toMatch(/^ADMIN_USERNAME must be set too/);
    expect(refusal({ ASSISTANT_BASE_URL: 'https://x.example/v1' })).toMatch(
      /^ASSISTANT_MODEL must be set too/,
    );
  });

  it('switches the limits off on loopback only', () => {
    for (const HOST of ['localhost', '127.0.0.1', '127.8.8.8', '::1']) {
      expect(readEnv({ HOST, RATE_LIMITS: 'off' }).hasRateLimits).toBe(false);
    }
    for (const HOST of ['0.0.0.0', '::', 'shop.example', '127.shop.example', '10.0.0.1']) {
      expect(refusal({ HOST, RATE_LIMITS: 'off' })).toMatch(/^RATE_LIMITS .*loopback/);
    }
  });

  it('has names for model and voice that most speech services take', () => {
    const { textToSpeech, speechToText } = readEnv({
      TTS_BASE_URL: 'http://localhost:8880/v1/',
      STT_BASE_URL: 'http://localhost:8000/v1',
    });
    const baseUrl = 'http://localhost:8880/v1';
    expect(textToSpeech).toEqual({ baseUrl, model: 'tts-1', voice: 'onyx', apiKey: null });
    expect(speechToText).toEqual({ baseUrl: 'http://localhost:8000/v1', model: 'whisper-1', apiKey: null });
  });

  it('never repeats a secret', () => {
    const secret = 'hunter2';
    for (const name of ['ADMIN_PASSWORD', 'DATABASE_URL', 'SMTP_URL', 'NOTIFY_WEBHOOK_URL']) {
      expect(refusal({ ADMIN_USERNAME: 'owner', [name]: secret })).not.toContain(secret);
    }
    for (const name of ['ASSISTANT_API_KEY', 'TTS_API_KEY', 'STT_API_KEY', 'NOTIFY_WEBHOOK_SECRET']) {
      expect(refusal({ [name]: `${secret} with spaces` })).not.toContain(secret);
    }
  });
});

describe('environmentForPrograms', () => {
  it('leaves out what is set for the server', () => {
    const ours = { ADMIN_PASSWORD: 'hunter2', TTS_API_KEY: 'sk-1', SMTP_URL: 'smtps://u:p@x', DATA_DIR: 'd' };
    expect(environmentForPrograms({ ...ours, PATH: '/bin', LANG: 'C' })).toEqual({ PATH: '/bin', LANG: 'C' });
  });

  it('reads the keys of pushes as a pair that belongs together', () => {
    const pair = createECDH('prime256v1');
    const VAPID_PUBLIC_KEY = pair.generateKeys('base64url');
    const VAPID_PRIVATE_KEY = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url');
    expect(readEnv({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).vapid).toEqual({
      publicKey: VAPID_PUBLIC_KEY,
      privateKey: VAPID_PRIVATE_KEY,
    });
    expect(readEnv({}).vapid).toBeNull();
    expect(() => readEnv({ VAPID_PUBLIC_KEY })).toThrow(/^VAPID_PRIVATE_KEY must be set too/);
    const other = createECDH('prime256v1').generateKeys('base64url');
    expect(() => readEnv({ VAPID_PUBLIC_KEY: other, VAPID_PRIVATE_KEY })).toThrow(
      /^VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY/,
    );
    expect(() => readEnv({ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY })).toThrow(
      /^VAPID_PUBLIC_KEY must be a P-256/,
    );
  });
});

function refusal(variables: Record<string, string>): string {
  try {
    readEnv(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  throw new Error(`took ${JSON.stringify(variables)}`);
}
