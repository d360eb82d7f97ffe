import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { dropPostgresDatabase, newPostgresDatabase } from './postgres-databases';

/** The server of the next test, begun while the one before runs: a start mostly waits. */
let ahead: Promise<Origin> | undefined;

/**
 * The built server as its own process on its own data, which tests stop, kill and start again at
 * the same address.
 */
export class Origin {
  private process: ChildProcess | undefined;
  /** What the server printed since it was last started. */
  output = '';
  /** Its test ends it from here on. */
  private taken = (): void => undefined;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    /** Settings for the next start. */
    readonly env: Record<string, string>,
    /** The database that was made for it alone, where there is one. */
    private readonly database: string | undefined,
    /** The folder of the build that runs from the next start on. */
    public build: string,
  ) {}

  static async create(env?: Record<string, string>, build?: string): Promise<Origin> {
    // Where one test follows the other, and is like most of them.
    if (process.env.TEST_WORKER_INDEX === undefined || env !== undefined || build !== undefined)
      return Origin.make(env, build);
    const origin = await (ahead ?? Origin.make());
    origin.taken();
    ahead = Origin.startAhead();
    return origin;
  }

  /** One that waits for its test, and is gone with the process that made it. */
  private static async startAhead(): Promise<Origin> {
    const origin = await Origin.make();
    // Its database goes with the PostgreSQL of the run.
    const end = () => {
      origin.process?.kill('SIGKILL');
      rmSync(origin.dataDir, { recursive: true, force: true });
    };
    process.once('exit', end);
    origin.taken = () => process.off('exit', end);
    await origin.start();
    return origin;
  }

  private static async make(
    env: Record<string, string> = {},
    build = process.cwd(),
  ): Promise<Origin> {
    const dataDir = mkdtempSync(join(tmpdir(), 'gida-origin-'));
    const template = process.env.ORIGIN_TEMPLATE;
    if (template !== undefined) cpSync(template, dataDir, { recursive: true });
    const demo = process.env.ORIGIN_DATABASE;
    const isOwn = demo !== undefined && env.DATABASE_URL === undefined;
    const database = isOwn ? await newPostgresDatabase(demo) : undefined;
    if (database !== undefined) env.DATABASE_URL = database;
    return new Origin(await freePort(), dataDir, env, database, build);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts and resolves when the server says that it is ready, demo content included; at once where it runs. */
  async start(): Promise<void> {
    if (this.process?.exitCode === null) return;
    this.output = '';
    const flags = process.env.ORIGIN_FLAGS?.split(' ') ?? [];
    const args = [...flags, join(this.build, 'dist', 'server', 'main.js')];
    const child = spawn(process.execPath, args, {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        DEMO: '1',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    const ready = this.env.DEMO === '0' ? 'Gida is ready' : 'demo agent';
    await new Promise<void>((resolve, reject) => {
      const onData = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.includes(ready)) resolve();
      };
      child.stdout.on('data', onData);
      child.stderr.on('data', onData);
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${code}: ${this.output}`)),
      );
    });
  }

  /** Ends the server: SIGTERM waits for its own shutdown, SIGKILL is a crash. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.process;
    this.process = undefined;
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  /** Stops and removes the data. */
  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    if (this.database !== undefined) await dropPostgresDatabase(this.database);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
