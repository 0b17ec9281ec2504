import { Global, Module } from '@nestjs/common';
import { AuthModule, SignedPasses } from '@prepward/modules/auth';
import { FormSeal, type SealedForm } from '@prepward/modules/quotes/http';

const AUDIENCE = 'form';

function toForm(claims: Record<string, unknown> | undefined): SealedForm | undefined {
  const { jti: id, opened: openedAt } = claims ?? {};
  return typeof id === 'string' && typeof openedAt === 'number' ? { id, openedAt } : undefined;
}

/** Gives the forms the signing keys that accounts keep: neither module knows the other. */
@Global()
@Module({
  imports: [AuthModule],
  providers: [
    {
      provide: FormSeal,
      inject: [SignedPasses],
      useFactory: (passes: SignedPasses): FormSeal => ({
        seal: ({ id, openedAt }, seconds) =>
          passes.issue(AUDIENCE, { jti: id, opened: openedAt }, seconds),
        open: async (token) => toForm(await passes.read(AUDIENCE, token)),
      }),
    },
  ],
  exports: [FormSeal],
})
export class FormSealModule {}
