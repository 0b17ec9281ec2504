import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RoleRepository } from './role.repository.js';
import { RolesService } from './roles.service.js';
import { UserRole } from './user-role.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserRole])],
  providers: [RoleRepository, RolesService],
  exports: [RolesService],
})
export class RolesModule {}
