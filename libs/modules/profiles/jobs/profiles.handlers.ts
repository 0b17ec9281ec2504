import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler, type PayloadOf } from '@prepward/platform/queue';
import { ProfilesService } from '../profiles.service.js';
import { createProfile } from './profiles.jobs.js';

@Injectable()
@HandlesJob(createProfile)
export class CreateProfile implements JobHandler<typeof createProfile> {
  constructor(private readonly profiles: ProfilesService) {}

  handle({ userId }: PayloadOf<typeof createProfile>): Promise<void> {
    return this.profiles.create(userId);
  }
}
