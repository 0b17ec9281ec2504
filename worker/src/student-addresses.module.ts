import { Global, Injectable, Module } from '@nestjs/common';
import { AccountService, AuthModule } from '@prepward/modules/auth';
import { StudentAddresses } from '@prepward/modules/quizzes';

@Injectable()
class AccountAddresses extends StudentAddresses {
  constructor(private readonly accounts: AccountService) {
    super();
  }

  find(userId: string): Promise<{ email: string; firstName: string } | null> {
    return this.accounts.addressOf(userId);
  }
}

/** Tells the jobs of modules that may not know accounts where students get mail. */
@Global()
@Module({
  imports: [AuthModule],
  providers: [{ provide: StudentAddresses, useClass: AccountAddresses }],
  exports: [StudentAddresses],
})
export class StudentAddressesModule {}
