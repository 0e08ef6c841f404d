'use client';

import { Button, TextField } from '@simpletread/ui';
import { useState } from 'react';
import styles from './Invite.module.css';

/** A link to be copied, or handed to what the device shares with. */
export const ShareLink = ({ href }: { readonly href: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Whoever closes the sheet has shared nothing, which is no problem.
      await navigator.share({ title: 'SimpleTread', url: href }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(href);
    setIsCopied(true);
  };
  return (
    <div className={styles.share}>
      <TextField label="Your link" value={href} readOnly />
      <Button type="button" variant="ghost" onClick={() => void share()}>
        {isCopied ? 'Copied' : 'Share or copy'}
      </Button>
    </div>
  );
};
