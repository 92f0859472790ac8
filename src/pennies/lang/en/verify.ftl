### What `pennies verify` says of each deal.


verify-file =
    { $count ->
        [0] { $file }: no deal yet
        [one] { $file }: 1 deal
       *[other] { $file }: { $count } deals
    }
part-salts =
    { $salts ->
        [0] without salts of the players
        [one] with the salt of 1 player
       *[other] with the salts of { $salts } players
    }
verify-honest = Deal { $deal }: the seed is the one committed to and gives this pack, { part-salts }.
verify-not-revealed = Deal { $deal }: still in play, the seed is not revealed yet; committed to { $commitment }.
verify-unknown = Deal { $deal }: nothing is written about its shuffle, so there is nothing to check.
verify-hidden = Deal { $deal }: it is over, and its seed is not revealed.
verify-commitment = Deal { $deal }: the seed is not the one committed to ({ $commitment }).
verify-pack = Deal { $deal }: the seed and the salts give another pack than the one that was dealt.
