import type { INestApplication } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS } from '@prepward/platform/http';

/**
 * Refuses to boot if a route doesn't say who may call it, so a forgotten `@Route` is noticed right
 * away.
 *
 * @throws Error naming every such route
 */
export function checkRoutes(app: INestApplication): void {
  const reflector = new Reflector();
  const scanner = new MetadataScanner();
  const silent = app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype, instance }) => {
      if (typeof metatype !== 'function' || typeof instance !== 'object') return [];
      const prototype: Record<string, unknown> = Object.getPrototypeOf(instance);
      return scanner
        .getAllMethodNames(prototype)
        .filter((name) => {
          const handler = prototype[name];
          if (typeof handler !== 'function') return false;
          if (Reflect.getMetadata(PATH_METADATA, handler) === undefined) return false;
          return reflector.getAllAndOverride(ACCESS, [handler, metatype]) === undefined;
        })
        .map((name) => `${metatype.name}.${name}`);
    });
  if (silent.length > 0) {
    throw new Error(
      `These routes don't say who may call them (each needs a row of the route table and @Route): ${silent.join(', ')}`,
    );
  }
}
