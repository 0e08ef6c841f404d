'use client';

import { Button, TextField } from '@simpletread/ui';
import { useState } from 'react';
import styles from './Invite.module.css';

/** A link to copy, or to share with the device. */
export const ShareLink = ({ href }: { readonly href: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Closing the sheet shares nothing, which is fine.
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
