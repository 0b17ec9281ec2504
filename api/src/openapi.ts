import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { BRAND } from '@prepward/contracts/brand';

/** Describes every route, from the same schemas that check requests and answers. */
export function describeApi(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${BRAND.name} API`)
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup(
    'api/docs',
    app,
    () => SwaggerModule.createDocument(app, description, { autoTagControllers: false }),
    {
      jsonDocumentUrl: 'api/v1/openapi.json',
      customSiteTitle: `${BRAND.name} API`,
    },
  );
}
