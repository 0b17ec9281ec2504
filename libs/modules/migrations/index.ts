import type { MigrationInterface } from 'typeorm';
import { Foundation1795000000000 } from './1795000000000-foundation.js';
import { ItemStatistics1795250000000 } from './1795250000000-item-statistics.js';
import { ExamEngine1795300000000 } from './1795300000000-exam-engine.js';
import { Quotes1795310000000 } from './1795310000000-quotes.js';
import { StudyGoals1795320000000 } from './1795320000000-study-goals.js';
import { LinkRequests1795400000000 } from './1795400000000-link-requests.js';
import { QuoteReceipts1795401000000 } from './1795401000000-quote-receipts.js';
import { ReportLimits1795402000000 } from './1795402000000-report-limits.js';
import { AppendOnlyTables1795403000000 } from './1795403000000-append-only-tables.js';
import { ItemSources1795412000000 } from './1795412000000-item-sources.js';
import { Papers1795412001000 } from './1795412001000-papers.js';
import { AuditEntries1795420000000 } from './1795420000000-audit-entries.js';
import { BillingLedger1795430000000 } from './1795430000000-billing-ledger.js';
import { PaperCopies1795440000000 } from './1795440000000-paper-copies.js';
import { BalancesAndSyncs1795450000000 } from './1795450000000-balances-and-syncs.js';
import { CopyFiles1795450001000 } from './1795450001000-copy-files.js';
import { LinkRedirects1795480000000 } from './1795480000000-link-redirects.js';
import { SecondFactors1795481000000 } from './1795481000000-second-factors.js';
import { CodesAndInvites1795482000000 } from './1795482000000-codes-and-invites.js';
import { GoogleFlows1795500000000 } from './1795500000000-google-flows.js';
import { Passkeys1795501000000 } from './1795501000000-passkeys.js';
import { ProfileDetails1795510000000 } from './1795510000000-profile-details.js';
import { Notifications1795511000000 } from './1795511000000-notifications.js';
import { Privacy1795512000000 } from './1795512000000-privacy.js';
import { ErasedWebhooks1795513000000 } from './1795513000000-erased-webhooks.js';
import { StaffSearches1795520000000 } from './1795520000000-staff-searches.js';
import { Inbox1795521000000 } from './1795521000000-inbox.js';
import { ItemReview1795530000000 } from './1795530000000-item-review.js';
import { StaffFiles1795530001000 } from './1795530001000-staff-files.js';
import { SalesAndOperations1795540000000 } from './1795540000000-sales-and-operations.js';
import { Traces1795540001000 } from './1795540001000-traces.js';
import { ErasedStaff1795560000000 } from './1795560000000-erased-staff.js';
import { ClaimConfirmations1795570000000 } from './1795570000000-claim-confirmations.js';
import {
  FallingOrders1795570001000,
  FallingOrdersInPlace1795570002000,
} from './1795570001000-falling-orders.js';
import { RateLimits1795580000000 } from './1795580000000-rate-limits.js';
import { FreeFiles1795581000000 } from './1795581000000-free-files.js';
import { DerivedSubscriptions1795591000000 } from './1795591000000-derived-subscriptions.js';
import { FreePaperDownloads1795595000000 } from './1795595000000-free-paper-downloads.js';
import { UsersCounted1795595100000 } from './1795595100000-users-counted.js';
import { DerivedItemColumns1795595200000 } from './1795595200000-derived-item-columns.js';

/** Every migration, oldest first. Never changed once released; a new one is added. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Foundation1795000000000,
  ItemStatistics1795250000000,
  ExamEngine1795300000000,
  Quotes1795310000000,
  StudyGoals1795320000000,
  LinkRequests1795400000000,
  QuoteReceipts1795401000000,
  ReportLimits1795402000000,
  AppendOnlyTables1795403000000,
  ItemSources1795412000000,
  Papers1795412001000,
  AuditEntries1795420000000,
  BillingLedger1795430000000,
  PaperCopies1795440000000,
  BalancesAndSyncs1795450000000,
  CopyFiles1795450001000,
  LinkRedirects1795480000000,
  SecondFactors1795481000000,
  CodesAndInvites1795482000000,
  GoogleFlows1795500000000,
  Passkeys1795501000000,
  ProfileDetails1795510000000,
  Notifications1795511000000,
  Privacy1795512000000,
  ErasedWebhooks1795513000000,
  StaffSearches1795520000000,
  Inbox1795521000000,
  ItemReview1795530000000,
  StaffFiles1795530001000,
  SalesAndOperations1795540000000,
  Traces1795540001000,
  ErasedStaff1795560000000,
  ClaimConfirmations1795570000000,
  FallingOrders1795570001000,
  FallingOrdersInPlace1795570002000,
  RateLimits1795580000000,
  FreeFiles1795581000000,
  DerivedSubscriptions1795591000000,
  FreePaperDownloads1795595000000,
  UsersCounted1795595100000,
  DerivedItemColumns1795595200000,
];
