import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { BRAND } from '@prepward/contracts/brand';
import { adminErrorBody, authErrorBody } from '@prepward/contracts/error-bodies';
import { errorBody } from '@prepward/contracts/errors';
import { ADMIN_PREFIX } from '@prepward/contracts/staff-addresses';
import { APP_CONFIG, type AppConfig } from '@prepward/platform/config';
import * as z from 'zod';
import { authPaths } from './auth-requests.js';

/** The error body of each part of the API. */
const ERROR_BODIES = { Error: errorBody, AuthError: authErrorBody, AdminError: adminErrorBody };
/** How any route may refuse, or say that a part of the product is down for a while. */
const REFUSALS = { '4XX': 'Refused: `code` says why.', '503': 'Not now; try again.' };

type SchemaObject = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** Adds to every operation how it refuses. */
function describeRefusals(document: OpenAPIObject, isAuth: (path: string) => boolean): void {
  document.components = {
    ...document.components,
    schemas: {
      ...document.components?.schemas,
      ...Object.fromEntries(
        Object.entries(ERROR_BODIES).map(([name, body]) => [
          name,
          z.toJSONSchema(body) as SchemaObject,
        ]),
      ),
    },
  };
  const nameOf = (path: string): keyof typeof ERROR_BODIES => {
    if (isAuth(path)) return 'AuthError';
    return path.startsWith(`${ADMIN_PREFIX}/`) ? 'AdminError' : 'Error';
  };
  for (const [path, operations] of Object.entries(document.paths)) {
    const schema = { $ref: `#/components/schemas/${nameOf(path)}` };
    const content = { 'application/json': { schema } };
    for (const { responses } of Object.values(operations)) {
      for (const [status, description] of Object.entries(REFUSALS)) {
        responses[status] ??= { description, content };
      }
    }
  }
}

/** Describes every route, from the same schemas that check requests and answers. */
export function describeApi(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${BRAND.name} API`)
    .setVersion('1')
    .addBearerAuth()
    .build();
  const { auth } = app.get<AppConfig>(APP_CONFIG);
  const paths = new Set([...authPaths(auth.prefix)].map((path) => path.replace(/:(\w+)/g, '{$1}')));
  const describe = () => {
    const document = SwaggerModule.createDocument(app, description, { autoTagControllers: false });
    describeRefusals(document, (path) => paths.has(path));
    return document;
  };
  SwaggerModule.setup('api/docs', app, describe, {
    jsonDocumentUrl: 'api/v1/openapi.json',
    customSiteTitle: `${BRAND.name} API`,
  });
}
