import { isNotOffered } from '@portal/shared/api';
import { limits, passkeyEndpoints, type PasskeyList } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useQuery } from '@portal/shared/portal';
import { Button, Card, ErrorState, Inline, Skeleton, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { usePasskeyText } from '../../../messages/usePasskeyText';
import { supportsPasskeys } from '../../../entities/passkey/model/supports-passkeys';
import type { OpenDialog } from './PasskeyDialog';
import { PasskeyRow } from './PasskeyRow';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "passkey-dialogs" */ './PasskeyDialog')).PasskeyDialog;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li + li {
    border-block-start: 1px solid var(--color-line);
  }
`;

const Codes = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
`;

/** The first unused name of "Passkey", "Passkey 2" and so on. */
function suggestName(word: string, { list }: PasskeyList): string {
  const taken = new Set(list.map(({ name }) => name));
  const names = list.map((_passkey, at) => `${word} ${at + 2}`);
  return [word, ...names].find((name) => !taken.has(name)) ?? word;
}

/** The passkeys of the account and its recovery codes. Shows nothing on a server without them. */
export function PasskeysCard() {
  const t = usePasskeyText();
  const { data, error, isRefreshing, refresh } = useQuery(
    passkeyEndpoints.list,
    {},
    { onError: () => undefined },
  );
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const dialog = useLazyPart(loadDialog, open !== null, close);
  if (isNotOffered(error)) return null;
  const isFull = (data?.list.length ?? 0) >= limits.passkey.perAccount;
  return (
    <Card title={t('passkeys.title')} subtitle={t('passkeys.text')}>
      {!data && error && (
        <ErrorState level={3} title={error.message} onRetry={() => void refresh()} retrying={isRefreshing} />
      )}
      {!data && !error && <Skeleton height={6} />}
      {data && (
        <>
          {data.list.length === 0 ? (
            <Text tone="secondary">{t('passkeys.none')}</Text>
          ) : (
            <List role="list">
              {data.list.map((passkey) => (
                <li key={passkey.id}>
                  <PasskeyRow
                    passkey={passkey}
                    onRename={() => setOpen({ kind: 'rename', passkey })}
                    onRemove={() => setOpen({ kind: 'remove', passkey })}
                  />
                </li>
              ))}
            </List>
          )}
          {supportsPasskeys() ? (
            <Inline>
              <Button
                size="sm"
                icon="plus"
                aria-haspopup="dialog"
                disabled={isFull}
                onClick={() => setOpen({ kind: 'add' })}
              >
                {t('passkeys.add')}
              </Button>
            </Inline>
          ) : (
            <Text size={2} tone="muted">
              {t('passkeys.unsupported')}
            </Text>
          )}
          <Codes>
            <Text weight={600}>{t('passkeys.codes.title')}</Text>
            <Text size={2} tone="muted">
              {t('passkeys.codes.what')}
            </Text>
            <Text>
              {data.recoveryCodesLeft === null
                ? t('passkeys.codes.none')
                : t('passkeys.codes.left', { count: data.recoveryCodesLeft })}
            </Text>
            <Inline>
              <Button
                size="sm"
                aria-haspopup="dialog"
                onClick={() => setOpen({ kind: 'codes', hasCodes: data.recoveryCodesLeft !== null })}
              >
                {t('passkeys.codes.create')}
              </Button>
            </Inline>
          </Codes>
          {open && dialog && (
            <dialog.Part
              open={open}
              suggestedName={suggestName(t('passkeys.word'), data)}
              onClose={close}
              onChanged={() => void refresh()}
            />
          )}
        </>
      )}
    </Card>
  );
}
