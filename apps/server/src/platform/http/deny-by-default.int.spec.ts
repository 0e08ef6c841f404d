import { Controller, Get, Module } from '@nestjs/common';
import { endpoint, publicAccess } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { call, probe, ProbeModule, startTestApp } from '../../../test/index.js';
import { Bind } from './index.js';

@Controller()
class LooseController {
  @Get('/loose')
  loose(): string {
    return 'open to everybody';
  }
}

@Module({ controllers: [LooseController] })
class LooseModule {}

@Controller()
class TwinController {
  @Bind(endpoint({ ...probe.empty, path: '/probe/twin', access: publicAccess }))
  twin(): Result<undefined> {
    return ok(undefined);
  }
}

@Module({ controllers: [TwinController] })
class TwinModule {}

describe('routes without an endpoint', () => {
  it('keep the server from starting', async () => {
    await expect(startTestApp({ modules: [LooseModule] })).rejects.toThrow(
      'LooseController.loose is not bound to an endpoint of the contract',
    );
  });

  it('are refused as long as nothing signs staff in', async () => {
    const app = await startTestApp({ modules: [ProbeModule] });
    const { status } = await call(`${app.url}/probe/staff`);
    await app.close();
    expect(status).toBe(401);
  });
});

describe('two handlers of one endpoint id', () => {
  it('keep the server from starting', async () => {
    await expect(startTestApp({ modules: [ProbeModule, TwinModule] })).rejects.toThrow(
      'two handlers are bound to probe.empty',
    );
  });
});
