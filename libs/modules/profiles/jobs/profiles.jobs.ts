import { subscriptionActivated, userVerified } from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

export const createProfile = defineJob({
  name: 'profiles.create-profile',
  queue: 'domain',
  on: userVerified,
});

export const activateProfile = defineJob({
  name: 'profiles.activate-profile',
  queue: 'domain',
  on: subscriptionActivated,
});

/** Every job of the module. */
export const PROFILES_JOBS = [createProfile, activateProfile];
