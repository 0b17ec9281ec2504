import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RolesService } from './roles.service.js';
import { UserRole } from './user-role.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserRole])],
  providers: [RolesService],
  exports: [RolesService],
})
export class RolesModule {}
