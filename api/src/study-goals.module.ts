import { Global, Module } from '@nestjs/common';
import { ProfilesModule, ProfilesService } from '@prepward/modules/profiles';
import { StudyGoals } from '@prepward/modules/progress';

/** Gives progress the goals that profiles keep: neither module knows the other. */
@Global()
@Module({
  imports: [ProfilesModule],
  providers: [
    {
      provide: StudyGoals,
      inject: [ProfilesService],
      useFactory: (profiles: ProfilesService): StudyGoals => ({
        of: (userId) => profiles.goal(userId),
      }),
    },
  ],
  exports: [StudyGoals],
})
export class StudyGoalsModule {}
