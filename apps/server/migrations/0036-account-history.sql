-- What an account was: who it names stands apart, so that an erasure can forget it.
SELECT platform.attach_history('identity.account', 'account', began => 'created_at',
  personal => '{email,first_name,last_name,phone}', left_out => '{password_hash,version}');
