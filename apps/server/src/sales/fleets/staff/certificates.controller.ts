import { Controller } from '@nestjs/common';
import {
  addExemptionCertificate,
  type ExemptionCertificateRow,
  type HandlerInput,
  listExemptionCertificates,
  withdrawExemptionCertificate,
} from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { CertificatesReader } from './certificates.reader.js';
import { WriteCertificate } from './write-certificate.js';

@Controller()
export class StaffCertificatesController {
  constructor(
    private readonly certificates: CertificatesReader,
    private readonly writing: WriteCertificate,
  ) {}

  @Bind(listExemptionCertificates)
  list(@Input() { params }: HandlerInput<typeof listExemptionCertificates>) {
    return this.certificates.ofFleet(params.id);
  }

  @Bind(addExemptionCertificate)
  add(
    @Input() { params, body }: HandlerInput<typeof addExemptionCertificate>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.add(params.id, body, { staff, requestId }));
  }

  @Bind(withdrawExemptionCertificate)
  withdraw(
    @Input() { params: { id }, body }: HandlerInput<typeof withdrawExemptionCertificate>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.writing.withdraw({ id, ...body }, { staff, requestId }));
  }

  private async after(done: Promise<Result<string>>): Promise<Result<ExemptionCertificateRow>> {
    const result = await done;
    return result.ok ? this.certificates.find(result.value) : result;
  }
}
