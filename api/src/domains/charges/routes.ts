import { srmChargeEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { changeChargeAccount } from './desk/change-account';
import { addCharge, changeChargeState, decideCharge } from './desk/change-charge';
import { readChargeDetails, toReader } from './desk/charge-details';
import { countCharges, summarizeCharges } from './desk/charge-figures';
import { chargesPage } from './desk/charges-page';
import { mailNotice, sendNotice } from './desk/send-notice';
import { sendOwnerPack } from './desk/send-owner-pack';
import {
  addStatementRows,
  createStatement,
  listStatements,
  previewStatement,
  recogniseRows,
  reportStatement,
  undoStatement,
} from './import/statements';

export function registerCharges(app: FastifyInstance, deps: Deps): void {
  route(app, srmChargeEndpoints.list, ({ query, user }) => chargesPage(deps, user, query));
  route(app, srmChargeEndpoints.figures, ({ user }) => countCharges(deps, user));
  route(app, srmChargeEndpoints.summary, ({ query, user }) => summarizeCharges(deps, user, query));
  route(app, srmChargeEndpoints.get, ({ query, user }) =>
    readChargeDetails(deps, toReader(user), query.chargeId),
  );
  route(app, srmChargeEndpoints.notice, ({ query, user, reply }) =>
    sendNotice(deps, user, query.chargeId, reply),
  );
  route(app, srmChargeEndpoints.sendNotice, ({ body, user, reply }) =>
    mailNotice(deps, user, body.chargeId, reply),
  );
  route(app, srmChargeEndpoints.ownerPack, ({ query, user, reply }) =>
    sendOwnerPack(deps, user, query.chargeId, reply),
  );
  route(app, srmChargeEndpoints.create, ({ body, user }) => addCharge(deps, user, body));
  route(app, srmChargeEndpoints.decide, ({ body, user }) => decideCharge(deps, user, body));
  route(app, srmChargeEndpoints.changeState, ({ body, user }) => changeChargeState(deps, user, body));
  route(app, srmChargeEndpoints.changeAccount, ({ body, user }) => changeChargeAccount(deps, user, body));
  route(app, srmChargeEndpoints.statements, ({ user }) => listStatements(deps, user));
  route(app, srmChargeEndpoints.recognise, ({ body, user }) => recogniseRows(deps, user, body.rows));
  route(app, srmChargeEndpoints.preview, ({ body, user }) => previewStatement(deps, user, body));
  route(app, srmChargeEndpoints.createStatement, ({ body, user }) => createStatement(deps, user, body));
  route(app, srmChargeEndpoints.addRows, ({ body, user }) => addStatementRows(deps, user, body));
  route(app, srmChargeEndpoints.report, ({ query, user }) => reportStatement(deps, user, query.statementId));
  route(app, srmChargeEndpoints.undo, ({ body, user }) => undoStatement(deps, user, body.statementId));
}
