import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentNames } from '../auth/index.js';
import { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileNames } from './profile-names.js';

/** Binds auth's port for students' names; global, because auth doesn't know about profiles. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Profile])],
  providers: [
    ProfileRepository,
    ProfileNames,
    { provide: StudentNames, useExisting: ProfileNames },
  ],
  exports: [StudentNames],
})
export class ProfileNamesModule {}
