import { userVerified } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

export const createProfile = defineJob({
  name: 'profiles.create-profile',
  queue: 'domain',
  on: userVerified,
});

/** Every job of the module. */
export const PROFILES_JOBS = [createProfile];
