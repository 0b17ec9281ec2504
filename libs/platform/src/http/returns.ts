import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import * as z from 'zod';

/**
 * What a route returns: `schema` parses the body on the way out, so that nothing else gets out, and
 * the OpenAPI description is derived from it. A list is parsed row by row.
 */
export function Returns(schema: z.ZodType, status = 200) {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema: schema instanceof z.ZodArray ? schema.element : schema }),
    ApiResponse({ status, standardSchema: schema }),
  );
}
