import { expect, it, jest } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { type AppConfig, AppConfigModule } from '../config/index.js';

const did: string[] = [];
jest.unstable_mockModule('./start-tracing.js', () => ({
  startTracing: async (...asked: string[]) => {
    did.push(asked.join(' to '));
    return () => void did.push('traces end');
  },
}));
const { TracingModule } = await import('./tracing.module.js');

/** A part of a program that has work to end. */
const WORK = {
  module: class Work {},
  providers: [
    { provide: 'WORK', useValue: { beforeApplicationShutdown: () => did.push('work ends') } },
  ],
};

async function runWith(config: Partial<AppConfig>): Promise<string[]> {
  did.length = 0;
  const parts = [AppConfigModule.forRoot(config as AppConfig), WORK, TracingModule.forRoot('api')];
  const program = await NestFactory.createApplicationContext(
    { module: class Program {}, imports: parts },
    { logger: false },
  );
  await program.close();
  return [...did];
}

it('traces what a program still does while it ends', async () => {
  const tracesUrl = 'http://traces.example';
  expect(await runWith({ tracesUrl })).toEqual([`api to ${tracesUrl}`, 'work ends', 'traces end']);
});

it('traces nothing where no address is set', async () => {
  expect(await runWith({ tracesUrl: undefined })).toEqual(['work ends']);
});
