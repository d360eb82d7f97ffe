/** The key under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An error that WebDriver names. */
export class WebDriverError extends Error {}

/** One session of a browser over plain WebDriver calls. */
export class WebDriverSession {
  private constructor(private readonly base: string) {}

  /** Begins a session at a driver that listens. @throws WebDriverError */
  static async begin(driver: string, capabilities: object): Promise<WebDriverSession> {
    const begun = (await call('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new WebDriverSession(`${driver}/session/${begun.sessionId}`);
  }

  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return call(method, this.base + path, body);
  }

  /** Runs the body of a function in the page; a promise it returns is awaited. */
  run(body: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => { ${body} }).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    return this.ask('POST', '/execute/async', { script, args: [] }).then((said) => {
      const { value, error } = said as { value?: unknown; error?: string };
      if (error !== undefined) throw new WebDriverError(error);
      return value;
    });
  }

  async element(selector: string): Promise<string> {
    const found = (await this.ask('POST', '/element', {
      using: 'css selector',
      value: selector,
    })) as Record<string, string>;
    return `/element/${found[ELEMENT]}`;
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
      : {}),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(`${error}: ${message}`);
}
