import { Global, Module } from '@nestjs/common';
import { MODULES } from '@prepward/modules';
import {
  type PersonalData,
  PersonalParts,
  PLATFORM_PERSONAL_DATA,
} from '@prepward/platform/personal';

/** What every module keeps about people, the platform's own first. */
export async function personalParts(): Promise<PersonalData[]> {
  const parts = [PLATFORM_PERSONAL_DATA];
  for (const { personal } of MODULES) {
    if (personal !== undefined) parts.push(await personal());
  }
  return parts;
}

/** Binds what privacy asks of all modules, none of which it knows. */
@Global()
@Module({
  providers: [{ provide: PersonalParts, useValue: { all: personalParts } satisfies PersonalParts }],
  exports: [PersonalParts],
})
export class PersonalPartsModule {}
