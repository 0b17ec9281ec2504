import { Injectable } from '@nestjs/common';
import { type Recipient, Recipients } from '@prepward/platform/mail';
import { AccountService } from '../account.service.js';

/** Addresses and names of accounts, for the emails of every module. */
@Injectable()
export class AccountRecipients extends Recipients {
  constructor(private readonly accounts: AccountService) {
    super();
  }

  find(userId: string): Promise<Recipient | null> {
    return this.accounts.addressOf(userId);
  }
}
