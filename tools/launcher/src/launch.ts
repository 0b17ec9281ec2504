import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '@prepward/contracts/route-addresses';
import { closeGateway, createGateway } from '@prepward/gateway/gateway';
import { isLoopback } from '@prepward/gateway/networks';
import { probePort } from '@prepward/gateway/ports';
import type { FastifyInstance } from 'fastify';
import { type AppPorts, choosePorts } from './app-ports.js';
import {
  appService,
  type Mode,
  type RunContext,
  runCommand,
  viteService,
} from './app-processes.js';
import { builtFaces, compressSites } from './built-sites.js';
import type { LauncherConfig } from './config.js';
import { googleSandboxEnvironment, googleSandboxProcess } from './google/google-sandbox.js';
import { registerGoogleSandbox } from './google/sandbox-routes.js';
import { registerInbox } from './mail/inbox-routes.js';
import { type MailCatcher, startMailCatcher } from './mail/mail-catcher.js';
import { MailStore } from './mail/mail-store.js';
import { sandboxEnvironment, sandboxProcess } from './payments/pay-sandbox.js';
import { registerPaySandbox } from './payments/sandbox-routes.js';
import { checkDatabaseUrl } from './postgres/connection.js';
import { type DatabaseUrls, type PostgresServer, preparePostgres } from './postgres/server.js';
import { diskFull, Problem } from './problem.js';
import { DataLock } from './processes/lock.js';
import { Service, type ServiceSpec } from './processes/service.js';
import { checkRedisUrl } from './redis-check.js';

/** Free space that the database and its logs need at least, in bytes. */
const NEEDED_BYTES = 256 * 1024 * 1024;

/** How many steps {@link Launch.start} shows. */
export const LAUNCH_STEPS = 3;

/** Longest wait for the step that a stop interrupts, in ms. */
const LAST_STEP_MS = 5_000;

export interface LaunchOptions {
  config: LauncherConfig;
  mode: Mode;
  env: Readonly<Record<string, string | undefined>>;
  watchedPid: number | undefined;
  show: (line: string) => void;
  /** Called at the start of each of the {@link LAUNCH_STEPS}. */
  showStep: (text: string) => void;
  /** Called once when something that ran cannot be kept running. */
  onFailure: (problem: Problem) => void;
}

/** What to tell the user once everything has started. */
export interface Ready {
  remarks: string[];
  /** What the first admin's creation printed. */
  admin: string[];
  /** Caught emails are shown at /dev/inbox. */
  showsMails: boolean;
  /** The payment sandbox's controls are at /sandbox-pay/control. */
  hasPaySandbox: boolean;
  /** The Google buttons on the sign-in pages lead to the sandbox. */
  hasGoogleSandbox: boolean;
}

/** Everything one `npm start` runs, and the way to end it. */
export class Launch {
  private readonly services: Service[] = [];
  private readonly stopping = new AbortController();
  private lock: DataLock | undefined;
  private gateway: FastifyInstance | undefined;
  private catcher: MailCatcher | undefined;
  private starting: Promise<unknown> = Promise.resolve();
  private stopped: Promise<void> | undefined;

  constructor(private readonly options: LaunchOptions) {}

  /**
   * Starts everything in order.
   *
   * @returns undefined when {@link stop} was called meanwhile
   * @throws {Problem} or a system error; the caller must then call {@link stop}
   */
  start(): Promise<Ready | undefined> {
    const started = this.startInOrder();
    this.starting = started.catch(() => undefined);
    return started;
  }

  private async startInOrder(): Promise<Ready | undefined> {
    const { config, mode, watchedPid } = this.options;
    mkdirSync(config.dataDir, { recursive: true });
    this.lock = await DataLock.take(config.dataDir, config.publicUrl, watchedPid);
    requireRoom(config.dataDir);
    await probePort(config.port, config.host);
    const compressed = mode === 'start' ? compressSites(config.root) : Promise.resolve();
    compressed.catch(() => undefined);
    const database = await this.startDatabase();
    if (config.redisUrl) await checkRedisUrl(config.redisUrl);
    const mails = await this.startMails();
    if (this.stopping.signal.aborted) return undefined;
    const ports = await choosePorts(config);
    const context = this.contextFor(database.urls.application, ports);
    const admin = await this.prepareData(context, database.urls.owner);
    await this.startApps(context, ports);
    await compressed;
    if (this.stopping.signal.aborted) return undefined;
    await this.openGateway(ports, mails);
    return {
      remarks: [
        ...(database.remark ? [database.remark] : []),
        ...(mails !== undefined && !inboxIsSafe(config)
          ? [
              'Emails are caught but not shown: /dev/inbox is available only if HOST and PUBLIC_URL are this machine.',
            ]
          : []),
      ],
      admin,
      showsMails: mails !== undefined && inboxIsSafe(config),
      hasPaySandbox: ports.paySandbox !== undefined,
      hasGoogleSandbox: ports.googleSandbox !== undefined,
    };
  }

  /** Ends everything, once; further calls wait for the same end. */
  stop(): Promise<void> {
    this.stopping.abort();
    this.stopped ??= this.stopInOrder();
    return this.stopped;
  }

  private async stopInOrder(): Promise<void> {
    // First the gateway, so that no more visitors come in; then the apps; then the database.
    if (this.gateway) await closeGateway(this.gateway).catch(() => undefined);
    const [database, ...others] = this.services;
    await Promise.all(others.map((service) => service.stop()));
    await database?.stop();
    // A step that was under way ends its own process now.
    await Promise.race([this.starting, sleep(LAST_STEP_MS)]);
    await this.catcher?.close();
    this.lock?.release();
  }

  private async run(spec: ServiceSpec, wait = true): Promise<void> {
    const { show, onFailure } = this.options;
    const service = new Service(spec, {
      started: (name, pid) => this.lock?.track(name, pid),
      died: (name, how, retryInMs) => show(`${name} ${how}; restarting it in ${retryInMs} ms.`),
      gaveUp: onFailure,
    });
    this.services.push(service);
    const started = service.start();
    if (wait) await started;
    else started.catch(onFailure);
  }

  private async startDatabase(): Promise<{ urls: DatabaseUrls; remark: string | undefined }> {
    const { config, showStep } = this.options;
    const { databaseUrl: application, databaseOwnerUrl: owner } = config;
    if (application !== undefined) {
      showStep('Connecting to the database');
      // With an owner, `migrate` creates the application's role if it's missing.
      if (owner === undefined) await checkDatabaseUrl('DATABASE_URL', application);
      else await checkDatabaseUrl('DATABASE_OWNER_URL', owner);
      return { urls: { application, owner }, remark: undefined };
    }
    const first = !existsSync(path.join(config.dataDir, 'postgres-password'));
    showStep(first ? 'Creating the database, in its own folder' : 'Starting the database');
    const server: PostgresServer = await preparePostgres(config.dataDir, this.stopping.signal);
    if (!this.stopping.signal.aborted) await this.run(server.spec);
    if (!this.stopping.signal.aborted) await server.createDatabase();
    return { urls: server.urls, remark: server.remark };
  }

  private async startMails(): Promise<MailStore | undefined> {
    const { config } = this.options;
    if (config.smtpUrl) return undefined;
    const store = new MailStore(path.join(config.dataDir, 'mails.jsonl'));
    this.catcher = await startMailCatcher(store, 0);
    return store;
  }

  private contextFor(databaseUrl: string, ports: AppPorts): RunContext {
    const { config, mode, env, show } = this.options;
    return {
      root: config.root,
      mode,
      show,
      logFolder: path.join(config.dataDir, 'logs'),
      env: {
        ...env,
        NODE_ENV: env.NODE_ENV || 'development',
        DATA_DIR: config.dataDir,
        DATABASE_URL: databaseUrl,
        // Only `migrate` gets the owner's URL.
        DATABASE_OWNER_URL: undefined,
        SMTP_URL: config.smtpUrl ?? this.catcher?.url,
        PUBLIC_URL: config.publicUrl,
        AUTH_SIGNING_KEYS_FILE: config.signingKeysFile,
        STORAGE_DIR: env.STORAGE_DIR || path.join(config.dataDir, 'files'),
        API_HOST: '127.0.0.1',
        // The api sees only the gateway, which has already checked the proxies in front.
        TRUST_PROXY: 'loopback',
        API_PORT: String(ports.api),
        API_METRICS_PORT: String(ports.apiMetrics),
        WORKER_METRICS_PORT: String(ports.workerMetrics),
        ...(ports.paySandbox === undefined
          ? {}
          : sandboxEnvironment(config.dataDir, ports.paySandbox, ports.api)),
        ...(ports.googleSandbox === undefined ? {} : googleSandboxEnvironment(ports.googleSandbox)),
      },
    };
  }

  private async prepareData(context: RunContext, ownerUrl: string | undefined): Promise<string[]> {
    const run = (command: string, env: RunContext['env'] = {}) =>
      runCommand(command, { ...context, env: { ...context.env, ...env } }, this.stopping.signal);
    this.options.showStep('Preparing tables and the question bank (up to a minute the first time)');
    await Promise.all([run('ensure-keys'), run('migrate', { DATABASE_OWNER_URL: ownerUrl })]);
    if (this.stopping.signal.aborted) return [];
    const [, admin] = await Promise.all([run('load-bank'), run('create-admin')]);
    return admin;
  }

  private async startApps(context: RunContext, ports: AppPorts): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.options.showStep('Starting the API and the worker');
    const api = {
      name: 'prepward-api',
      source: 'api/src/main.ts',
      readyUrl: `http://127.0.0.1:${ports.api}${addressOf('operations.health').path}`,
    };
    const worker = {
      name: 'prepward-worker',
      source: 'worker/src/main.ts',
      readyUrl: `http://127.0.0.1:${ports.workerMetrics}/health`,
    };
    const apps = [api, worker];
    if (ports.paySandbox !== undefined) apps.push(sandboxProcess(ports.paySandbox));
    if (ports.googleSandbox !== undefined) apps.push(googleSandboxProcess(ports.googleSandbox));
    const starts = apps.map((app) => this.run(appService(app, context)));
    if (context.mode === 'dev') {
      starts.push(this.run(viteService('web', ports.web, context)));
      starts.push(this.run(viteService('admin', ports.admin, context)));
    }
    await Promise.all(starts);
  }

  private async openGateway(ports: AppPorts, mails: MailStore | undefined): Promise<void> {
    const { config, mode } = this.options;
    this.gateway = await createGateway({
      apiPort: ports.api,
      faces:
        mode === 'start'
          ? builtFaces(config.root)
          : { kind: 'vite', webPort: ports.web, adminPort: ports.admin },
      https: config.publicUrl.startsWith('https:'),
      captchaOrigin: config.captchaOrigin,
      trustProxy: config.trustProxy,
      addRoutes: (gateway) => {
        if (mails !== undefined && inboxIsSafe(config)) registerInbox(gateway, mails);
        if (ports.paySandbox !== undefined) registerPaySandbox(gateway, ports.paySandbox);
        if (ports.googleSandbox !== undefined) registerGoogleSandbox(gateway, ports.googleSandbox);
      },
    });
    await this.gateway.listen({ port: config.port, host: config.host });
  }
}

/** Caught emails hold links that sign in anyone who has them, so only this machine may see them. */
function inboxIsSafe({ host, publicUrl }: LauncherConfig): boolean {
  return isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
}

function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES) throw diskFull(folder);
}
