import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReportingModule } from '../../reporting/index.js';
import { ClaimConfirmation } from '../claim-confirmation.entity.js';
import { ClaimConfirmationRepository } from '../claim-confirmation.repository.js';
import { ClaimsService } from '../claims.service.js';
import { AdminClaimsController } from './admin-claims.controller.js';

/** What the public site says about the product. */
@Module({
  imports: [TypeOrmModule.forFeature([ClaimConfirmation]), ReportingModule],
  controllers: [AdminClaimsController],
  providers: [ClaimConfirmationRepository, ClaimsService],
})
export class SiteHttpModule {}
