import { Body, Controller, Param, Query } from '@nestjs/common';
import type { RouteBody, RouteParams, RouteQuery } from '@prepward/contracts/routes';
import { Route } from '@prepward/platform/http';
import { AuthError } from '../auth.errors.js';

/** Parts of the protocol that are turned off here: they respond with the protocol's own errors. */
@Controller()
export class SwitchedOffController {
  @Route('auth.sso')
  sso(@Body() _body: RouteBody<'auth.sso'>): never {
    throw new AuthError('saml_provider_disabled');
  }

  @Route('auth.linkIdentity')
  link(@Query() _query: RouteQuery<'auth.linkIdentity'>): never {
    throw new AuthError('manual_linking_disabled');
  }

  @Route('auth.unlinkIdentity')
  unlink(@Param() _params: RouteParams<'auth.unlinkIdentity'>): never {
    throw new AuthError('manual_linking_disabled');
  }
}
