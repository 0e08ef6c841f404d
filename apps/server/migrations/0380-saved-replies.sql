-- Prepared texts are called saved replies. Composed roles get the permission's new name; the old one stays, which servers of the last version check.
UPDATE identity.staff_role SET permissions = array_append(permissions, 'savedReplies.change')
WHERE 'preparedTexts.change' = ANY (permissions) AND NOT 'savedReplies.change' = ANY (permissions);
