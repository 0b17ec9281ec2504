import LedgerIcon from '@mui/icons-material/BalanceOutlined';
import DisputeIcon from '@mui/icons-material/GavelOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import RefundIcon from '@mui/icons-material/ReplayOutlined';
import OrderIcon from '@mui/icons-material/ShoppingCartOutlined';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import { lazyPage, type StaffPage, type StaffResource } from '../shell/menu-entry.js';

/** What students started to buy. */
const orders: StaffResource = {
  name: 'orders',
  label: 'Orders',
  icon: OrderIcon,
  list: lazyPage(() => import('./order-list.js'), 'OrderList'),
  show: lazyPage(() => import('./order-show.js'), 'OrderShow'),
};

/** Money that came in. */
const payments: StaffResource = {
  name: 'payments',
  label: 'Payments',
  icon: PaymentIcon,
  list: lazyPage(() => import('./payment-list.js'), 'PaymentList'),
  show: lazyPage(() => import('./payment-show.js'), 'PaymentShow'),
};

/** Students who want a payment back. */
const refundRequests: StaffResource = {
  name: 'refund-requests',
  label: 'Refund requests',
  icon: RefundIcon,
  list: lazyPage(() => import('./refund-list.js'), 'RefundList'),
  show: lazyPage(() => import('./refund-show.js'), 'RefundShow'),
};

/** Payments that a bank wants back. */
const disputes: StaffResource = {
  name: 'disputes',
  label: 'Disputes',
  icon: DisputeIcon,
  list: lazyPage(() => import('./dispute-list.js'), 'DisputeList'),
  show: lazyPage(() => import('./dispute-show.js'), 'DisputeShow'),
};

/** What gateways told us. */
const webhookEvents: StaffResource = {
  name: 'webhook-events',
  label: 'Webhook events',
  icon: WebhookIcon,
  list: lazyPage(() => import('./webhook-list.js'), 'WebhookList'),
  show: lazyPage(() => import('./webhook-show.js'), 'WebhookShow'),
};

/** Whether stored access matches the ledger. */
const ledgerCheck: StaffPage = {
  path: 'ledger-check',
  label: 'Ledger check',
  icon: LedgerIcon,
  page: lazyPage(() => import('./ledger-check.js'), 'LedgerCheck'),
};

export const SALES = [orders, payments, refundRequests, disputes, webhookEvents, ledgerCheck];
