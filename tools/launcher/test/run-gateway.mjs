// Runs the gateway as `npm start` does, in front of the api at API_PORT, in its own process.
import { tmpdir } from 'node:os';
import { createGateway } from '@prepward/gateway/gateway';

const gateway = await createGateway({
  apiPort: Number(process.env.API_PORT),
  faces: { kind: 'built', sites: [{ mount: '', folder: tmpdir() }] },
  https: false,
  trustProxy: [],
});
await gateway.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
