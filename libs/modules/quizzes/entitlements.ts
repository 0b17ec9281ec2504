import { Injectable } from '@nestjs/common';
import type { AttemptKind } from '@prepward/contracts/attempts';
import { refusalOf, type Standing, type StartRefusal } from '@prepward/contracts/start-rules';
import { SubscriptionsService } from '../subscriptions/index.js';
import { AttemptRepository } from './attempt.repository.js';

/** Who asks for an attempt. */
export interface Student {
  userId: string;
  isAnonymous: boolean;
}

/** What a student's account gives access to. */
@Injectable()
export class Entitlements {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly attempts: AttemptRepository,
  ) {}

  async standing({ userId, isAnonymous }: Student): Promise<Standing> {
    return isAnonymous ? 'visitor' : this.subscriptions.standing(userId);
  }

  /** Prediction and plan are part of a subscription. */
  async hasPrediction(userId: string): Promise<boolean> {
    return (await this.subscriptions.standing(userId)) === 'subscribed';
  }

  diagnosticTaken(userId: string): Promise<boolean> {
    return this.attempts.hasAny(userId, 'diagnostic');
  }

  /** Why a student may not start a kind of attempt; undefined when it may be started. */
  async refusal(student: Student, kind: AttemptKind): Promise<StartRefusal | undefined> {
    // What's open to everyone needs no account lookup.
    if (refusalOf(kind, 'visitor', false) === undefined) return undefined;
    const standing = await this.standing(student);
    const taken = kind === 'diagnostic' && (await this.diagnosticTaken(student.userId));
    return refusalOf(kind, standing, taken);
  }
}
